/** Two fingertips: the simulated ones, or one's own that run ahead of them. */
import { Group, Mesh, type Object3D } from "three";
import { FINGER_RADIUS } from "../bodies";
import { fingerForm } from "./forms";
import { fingerPaint, whiten, type Paint } from "./paints";

export interface HandShown {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** How far the line through the fingertips is turned. */
  readonly yaw: number;
  readonly closed: boolean;
  readonly strain: number;
  /** Half of the width of the egg between them. */
  readonly between: number;
}

/** Open fingers spread so far beyond what they take. */
const SPREAD = 0.0022;

export class Fingers {
  readonly group = new Group();
  private readonly tips: Mesh[];
  private readonly paint: Paint;

  constructor(root: Object3D, private readonly own: boolean) {
    this.paint = fingerPaint(own ? 0.42 : 1);
    this.tips = [0, 1].map(() => new Mesh(fingerForm(), this.paint.fine));
    for (const tip of this.tips) tip.castShadow = tip.receiveShadow = !own;
    this.group.visible = false;
    this.group.add(...this.tips);
    root.add(this.group);
  }

  dress(fine: boolean): void {
    for (const tip of this.tips) tip.material = fine ? this.paint.fine : this.paint.plain;
  }

  show(hand: HandShown | null): void {
    this.group.visible = hand !== null;
    if (!hand) return;
    this.group.position.set(hand.x, hand.y, hand.z);
    this.group.rotation.z = hand.yaw;
    const aside = hand.between + FINGER_RADIUS + (hand.closed ? 0 : SPREAD);
    this.tips.forEach((tip, index) => {
      const sign = index ? -1 : 1;
      tip.position.x = sign * aside;
      tip.rotation.y = sign * (hand.closed ? 0.1 : 0.2);
    });
    if (!this.own) whiten(this.paint, hand.strain);
  }
}
