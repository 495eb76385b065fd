import { useState } from 'preact/hooks';
import { problemOf } from '../loading';
import { Problems } from '../parts/rulings';
import type { Document } from '../rules/document';
import type { Scene } from '../rules/engine';
import { linkTo, linkToStored } from './links';
import { Button } from '../parts/button';

/** In characters: the QR code of a longer link is too dense for a phone to read from a screen. */
const LONGEST = 800;

const drawn = async (link: string): Promise<string> => {
  const { encodeQR } = await import('qr');
  const svg = encodeQR(link, 'svg', { ecc: 'low', border: 4 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

interface Props {
  readonly document: Document;
  readonly scene: Scene;
  /** Shows the link in the code as text. */
  readonly show: (link: string) => void;
}

const useCode = ({ document, scene, show }: Props) => {
  const [picture, setPicture] = useState('');
  const [isTooLong, setTooLong] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const draw = async (link: string): Promise<void> => {
    setTooLong(link.length > LONGEST);
    if (link.length > LONGEST) return;
    setPicture(await drawn(link));
    show(link);
  };
  const begin = async (): Promise<void> => draw(await linkTo(document, scene));
  const store = (): Promise<void> =>
    linkToStored(document, scene).then(draw, (error: unknown) => setProblems([problemOf(error).detail]));
  return { picture, isTooLong, problems, begin, store };
};

/** The link as a QR code; a table that is too long is stored first, if the reader agrees. */
export const QrCode = (props: Props) => {
  const { picture, isTooLong, problems, begin, store } = useCode(props);
  if (picture) return <img className="qr" src={picture} alt="A QR code that holds the link" />;
  if (!isTooLong)
    return (
      <p className="buttons">
        <Button says="Show a QR code" press={begin} />
      </p>
    );
  return (
    <div className="too-long">
      <p>This table is too long for a QR code. If you store it on this server as a game, it gets a short link.</p>
      <Problems says={problems} />
      <Button says="Store it and show the code" press={store} />
    </div>
  );
};
