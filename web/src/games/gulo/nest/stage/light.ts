/** One warm lamp in the evening, a window by day, and a room for the lacquer to reflect. */
import {
  BackSide, Color, HemisphereLight, Mesh, MeshBasicMaterial, PlaneGeometry, PMREMGenerator, Scene, SphereGeometry, SpotLight,
  type Texture, type WebGLRenderer,
} from "three";

export interface Mood {
  readonly lamp: number;
  readonly lampLight: number;
  readonly sky: number;
  readonly ground: number;
  readonly sheen: number;
  readonly room: number;
  readonly window: number;
  readonly felt: string;
  readonly dark: string;
  readonly exposure: number;
}

export const NIGHT: Mood = {
  lamp: 0xffd3a0, lampLight: 6.4, sky: 0x8a715a, ground: 0x3a2a1c, sheen: 1.15, room: 0x3a2a1d, window: 0x4a5f80,
  felt: "#3d5a50", dark: "#17110c", exposure: 1.0,
};
export const DAY: Mood = {
  lamp: 0xffecd0, lampLight: 4.2, sky: 0xcfd6de, ground: 0x7a6a56, sheen: 0.8, room: 0x8a7c6b, window: 0xf2f6ff,
  felt: "#65897a", dark: "#c9b99f", exposure: 0.95,
};

export const LAMP_AT = [-0.3, -0.17, 0.56] as const;

/** How bright the room is where nothing is reflected. */
export const PLAIN_SKY = 1.5;

/** The lamp, whose shadows are soft; over a board it lights more than the nest. */
export function lamp(wide: boolean): SpotLight {
  const light = new SpotLight(0xffffff, 1, 0, wide ? 0.62 : 0.4, 1, 0);
  light.position.set(...LAMP_AT);
  light.target.position.set(0, 0, 0.03);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.camera.near = 0.4;
  light.shadow.camera.far = 1.1;
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.0006;
  light.shadow.radius = 7;
  return light;
}

export function hemisphere(): HemisphereLight {
  const light = new HemisphereLight(0xffffff, 0xffffff, 1);
  light.position.set(0, 0, 1);
  return light;
}

/** What the lacquer reflects: a dim room, a lampshade, a window. */
export function room(renderer: WebGLRenderer, mood: Mood): Texture {
  const scene = new Scene();
  const add = (form: PlaneGeometry | SphereGeometry, colour: number, strength: number, at: readonly number[]): void => {
    const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(strength), side: BackSide });
    const mesh = new Mesh(form, material);
    mesh.position.set(at[0] as number, at[1] as number, at[2] as number);
    mesh.lookAt(0, 0, 0);
    mesh.rotateY(Math.PI);
    scene.add(mesh);
  };
  add(new SphereGeometry(10, 24, 16), mood.room, 1, [0, 0, 0]);
  add(new PlaneGeometry(2.6, 2.6), mood.lamp, 16, [-3, -1.7, 5.6]);
  add(new PlaneGeometry(3.4, 5), mood.window, 3, [5, 5, 3.4]);
  add(new PlaneGeometry(9, 1.4), mood.lamp, 0.7, [1, -7, 2]);
  add(new PlaneGeometry(14, 14), mood.ground, 0.8, [0, 0, -2.5]);
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0.035, 0.1, 100);
  generator.dispose();
  scene.traverse((thing) => {
    if (!(thing instanceof Mesh)) return;
    thing.geometry.dispose();
    (thing.material as MeshBasicMaterial).dispose();
  });
  return texture;
}
