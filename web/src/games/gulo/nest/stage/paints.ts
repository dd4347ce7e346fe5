/** What everything is made of, for the finest picture and for a plain one. */
import {
  AlwaysStencilFunc, BackSide, Color, NotEqualStencilFunc, ReplaceStencilOp, type Material, MeshBasicMaterial, MeshLambertMaterial, MeshMatcapMaterial, MeshPhysicalMaterial, MeshStandardMaterial, type Texture,
} from "three";
import type { Colour } from "../bodies";
import { bowlProfile } from "./forms";
import { alarmPaint, felt, lacquer, MAPLE, OAK, WALNUT, woodOn, type Rgb } from "./grain";

export interface Paint {
  readonly fine: Material;
  readonly plain: Material;
}

const LACQUERS: Record<Colour, Rgb> = {
  green: [70, 140, 62],
  yellow: [238, 180, 34],
  red: [186, 38, 30],
  blue: [38, 86, 164],
  purple: [112, 52, 136],
};

/** The light that reaches a corner, which `crevices.ts` worked out, dims what comes from the room, not the lamp. */
function shaded<M extends MeshPhysicalMaterial | MeshStandardMaterial>(material: M): M {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <color_fragment>", "")
      .replace(
        "#include <aomap_fragment>",
        `float open = vColor.r;
        reflectedLight.indirectDiffuse *= open;
        reflectedLight.indirectSpecular *= open * open;
        reflectedLight.directDiffuse *= 0.35 + 0.65 * open;
        #ifdef USE_CLEARCOAT
          clearcoatSpecularIndirect *= open * open;
        #endif`,
      );
  };
  return material;
}

/** Lacquer for little: its light is looked up in what `sheen.ts` worked out. */
function plainLacquer(map: Texture, sheen: Texture, crevices: boolean): MeshMatcapMaterial {
  const material = new MeshMatcapMaterial({ map, matcap: sheen, vertexColors: crevices });
  const dim = crevices ? "vColor.r * vColor.r" : "1.0";
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;",
      `vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb + vec3(1.0, 0.9, 0.75) * matcapColor.a * ${dim};`,
    );
  };
  material.customProgramCacheKey = () => dim;
  return material;
}

export function eggPaint(colour: Colour, sheen: Texture): Paint {
  const map = lacquer([256, 128], LACQUERS[colour], colour.length * 0.013);
  const fine = shaded(new MeshPhysicalMaterial({ map, vertexColors: true, roughness: 0.5, clearcoat: 0.9, clearcoatRoughness: 0.12 }));
  return { fine, plain: plainLacquer(map, sheen, true) };
}

export function alarmEggPaint(sheen: Texture): Paint {
  const map = alarmPaint();
  return {
    fine: new MeshPhysicalMaterial({ map, roughness: 0.45, clearcoat: 0.7, clearcoatRoughness: 0.15 }),
    plain: plainLacquer(map, sheen, false),
  };
}

/** Walnut, as a lathe lays it bare: the rings of the block run through the bowl. */
export function bowlPaint(): Paint {
  const profile = bowlProfile();
  const map = woodOn([512, 256], WALNUT, (u, v) => {
    const at = v * (profile.length - 1);
    const [low, high] = [profile[Math.floor(at)] ?? profile[0], profile[Math.ceil(at)] ?? profile[0]];
    if (!low || !high) return [0, 0, 0];
    const share = at - Math.floor(at);
    const [radius, height] = [low.x + (high.x - low.x) * share, low.y + (high.y - low.y) * share];
    return [Math.sin(u * 2 * Math.PI) * radius, Math.cos(u * 2 * Math.PI) * radius, height];
  });
  const fine = shaded(new MeshPhysicalMaterial({ map, vertexColors: true, roughness: 0.5, clearcoat: 0.3, clearcoatRoughness: 0.35 }));
  return { fine, plain: new MeshLambertMaterial({ map, vertexColors: true }) };
}

export function stickPaint(): Paint {
  const map = woodOn([64, 256], MAPLE, (u, v) => [v * 0.15, Math.cos(u * 6.28) * 0.004, Math.sin(u * 6.28) * 0.004]);
  return { fine: new MeshStandardMaterial({ map, roughness: 0.6 }), plain: new MeshLambertMaterial({ map }) };
}

export function tablePaint(): Paint {
  const map = woodOn([512, 512], OAK, (u, v) => [u * 1.4, v * 0.55 + Math.floor(v * 5) * 0.37, 0.02 + Math.floor(v * 5) * 0.011]);
  return { fine: new MeshStandardMaterial({ map, roughness: 0.5, envMapIntensity: 0.35 }), plain: new MeshLambertMaterial({ map }) };
}

/** Felt; on a board it fades into the board's own. */
export function clothPaint(colour: string, onBoard: boolean): Paint {
  const map = felt(colour);
  map.repeat.set(2.5, 2.5);
  const see = { map, transparent: onBoard, vertexColors: onBoard };
  return { fine: new MeshStandardMaterial({ ...see, roughness: 1, envMapIntensity: 0.7, bumpMap: map, bumpScale: 0.6 }), plain: new MeshLambertMaterial(see) };
}

const SKIN = 0xa9714c;
const PALE = 0xf6e6d6;

export function fingerPaint(opacity: number): Paint {
  const see = { color: SKIN, transparent: true, opacity, vertexColors: true };
  return { fine: new MeshStandardMaterial({ ...see, roughness: 0.62 }), plain: new MeshLambertMaterial(see) };
}

/** Fingers that strain grow pale. */
export function whiten(paint: Paint, strain: number): void {
  for (const material of [paint.fine, paint.plain] as (MeshStandardMaterial | MeshLambertMaterial)[])
    material.color.set(SKIN).lerp(WHITE.set(PALE), Math.max(0, Math.min(1, strain)));
}

const WHITE = new Color();

/** The line around an egg. One that shines through whatever hides the egg leaves the egg itself free. */
export function glow(colour: number, through: boolean): MeshBasicMaterial {
  const line = new MeshBasicMaterial({ color: colour, transparent: true, depthTest: !through, depthWrite: false, side: BackSide, toneMapped: false });
  if (through) Object.assign(line, { opacity: 0.5, stencilWrite: true, stencilRef: 1, stencilFunc: NotEqualStencilFunc });
  return line;
}

/** Draws nothing, but keeps that line from where the egg is. */
export function silhouette(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ colorWrite: false, depthTest: false, depthWrite: false });
  return Object.assign(material, { stencilWrite: true, stencilRef: 1, stencilFunc: AlwaysStencilFunc, stencilZPass: ReplaceStencilOp });
}
