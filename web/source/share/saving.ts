import { diagram } from '../../../src/library/rangefinder';
import { withParts } from '../../../src/query/in-process/parts';
import type { Scene } from '../rules/engine';
import type { Theme } from '../theme';
import { stateNow } from './links';

/** Writes the table in the notation, or as JSON if the notation cannot express it. */
export const textOf = async (scene: Scene): Promise<string> => {
  const { textOf: written } = await import('../../../src/domain/notation/text-of');
  const { text } = await withParts(() => written(scene.state));
  return text ?? JSON.stringify(stateNow(scene), null, 1);
};

const save = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
};

const svgOf = async (scene: Scene, theme: Theme): Promise<string> => {
  const drawn = await diagram(scene.table, { theme });
  return drawn.ok ? drawn.value : '';
};

const SHARP = 3;

/** Draws an SVG document as a PNG, sharp on any screen. */
const pngOf = async (svg: string): Promise<Blob | null> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width * SHARP, image.height * SHARP];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};

/** Saves the picture of the table as a file. */
export const savePicture = async (kind: 'svg' | 'png', scene: Scene, theme: Theme): Promise<void> => {
  const svg = await svgOf(scene, theme);
  const content = kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg);
  if (content) save(`table.${kind}`, content);
};

/** Saves the table as JSON. */
export const saveJson = (scene: Scene): void =>
  save('table.json', new Blob([JSON.stringify(stateNow(scene), null, 2)], { type: 'application/json' }));
