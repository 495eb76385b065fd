import { useState } from 'preact/hooks';
import type { Document } from '../rules/document';
import type { Scene } from '../rules/engine';
import type { Theme } from '../theme';
import { isLoopback, linkTo } from './links';
import { QrCode } from './qr-code';
import { saveJson, savePicture, textOf } from './saving';
import { Button } from '../parts/button';

interface Props {
  readonly document: Document;
  readonly scene: Scene;
  readonly theme: Theme;
}

const Link = ({ link }: { readonly link: string }) => (
  <>
    <p className="link">
      <a href={link}>A link to this table</a>
    </p>
    {isLoopback ? (
      <p className="quiet">This server runs on your own machine: other devices cannot open the link.</p>
    ) : null}
  </>
);

const useSharing = ({ document, scene, theme }: Props) => {
  const [says, setSays] = useState('');
  const [link, setLink] = useState('');
  const copy = (what: string, text: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => setSays(`${what} copied.`),
      () => setSays(`Your browser did not let the ${what.toLowerCase()} be copied.`),
    );
  const share = async (): Promise<void> => {
    const address = await linkTo(document, scene);
    setLink(address);
    await copy('Link', address);
  };
  const ways = [
    ['Copy as text', () => void textOf(scene).then((text) => copy('Text', text))],
    ['Save as PNG', () => void savePicture('png', scene, theme)],
    ['Save as SVG', () => void savePicture('svg', scene, theme)],
    ['Save as JSON', () => saveJson(scene)],
    ['Print', () => print()],
  ] as const;
  return { says, link, setLink, share, ways };
};

/** Shares the table as a link, a QR code, text or a picture. */
export const SharePanel = (props: Props) => {
  const { says, link, setLink, share, ways } = useSharing(props);
  return (
    <section aria-labelledby="share">
      <h2 id="share">Share this table</h2>
      <div className="buttons">
        <Button className="primary" says="Copy a link" press={share} />
        {ways.map(([name, go]) => (
          <Button key={name} says={name} press={go} />
        ))}
      </div>
      <p role="status">{says}</p>
      {link ? <Link link={link} /> : null}
      <QrCode {...props} show={setLink} />
      <p className="quiet">To copy a question for programs, open “For programs” below its answer.</p>
    </section>
  );
};
