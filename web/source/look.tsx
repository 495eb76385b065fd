import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Description } from './api';
import { SupposedEvents, Timeline } from './games/timeline';
import { lightsOf } from './picture/lights';
import { Picture } from './picture/picture';
import { useTouch, type Touch } from './picture/use-touch';
import { CopyOffer, whyNotEditable } from './setup/to-copy';
import { lazyComponent } from './parts/later';
import { isTextUntold } from '../../src/domain/cards/answers/untold-texts';
import { isUnknown } from '../../src/diagram/unknown';
import { CreatureSheet, ObjectLine } from './sheet/creature-sheet';
import { PlayerSheet } from './sheet/player-sheet';
import { Verdicts } from './sheet/verdict';
import { isOwn, type ChosenEntity } from './rules/document';
import type { Scene } from './rules/engine';
import { GameOver } from './rules/turns';
import { variants } from './rules/words';
import type { PageProps } from './shown';
import { describe } from '../../src/domain/setup/describe';

const Comparison = lazyComponent(() => import('./compare/comparison').then((part) => part.Comparison));
const CardSheet = lazyComponent(() => import('./setup/card-sheet').then((part) => part.CardSheet));
const UnknownCardForm = lazyComponent(() => import('./setup/what-is-it').then((part) => part.UnknownCardForm));

interface Props extends PageProps {
  readonly choose: (chosen: ChosenEntity | null) => void;
  readonly problems: ComponentChildren;
}

const titleOf = ({ state }: Scene): string => {
  const { turn, turnMarkers } = state;
  const active = turn.activePlayers.map((id) => state.playersById.get(id)?.name ?? '').join(' and ');
  return [variants[state.variant], ...(turnMarkers.length || !active ? [] : [`${active}’s turn`])].join(' · ');
};

/** The picture of the table, and the sheet of the chosen player or permanent. */
export const PictureAndSheet = (props: Props) => {
  const { document, scene, problems } = props;
  const touch = useTouch(props);
  const seen = scene && { ...props, scene, touch };
  return (
    <section className="look" aria-label="The table">
      <div className="headline">
        <h2>{document.name}</h2>
        {scene ? <p className="quiet">{titleOf(scene)}</p> : null}
      </div>
      {problems}
      {seen ? <Table {...seen} /> : null}
      <Timeline {...props} />
      <SupposedEvents {...props} />
      {scene ? <GameOver scene={scene} /> : null}
      {seen ? <Sheet {...seen} /> : null}
      {scene ? (
        <Comparison key={document.game?.id ?? document.name} {...props} scene={scene} choose={touch.lookAt} />
      ) : null}
    </section>
  );
};

interface SeenProps extends Props {
  readonly scene: Scene;
  readonly touch: Touch;
}

const noneDiffer: ReadonlySet<string> = new Set();

const Table = ({ document, scene, chosen, choose, theme, touch }: SeenProps) => (
  <Picture
    scene={scene}
    declared={document.declared}
    theme={theme}
    rangeOf={chosen?.kind === 'player' ? chosen.id : null}
    lights={lightsOf(chosen, touch.choices)}
    differing={noneDiffer}
    tap={touch.tap}
    begin={choose}
    drop={touch.drop}
  />
);

/** The rules about the chosen player or permanent, and the verdict on the declaration. */
const Sheet = ({ document, scene, chosen, change, edit, touch: { choices, ...touch } }: SeenProps) => (
  <div className="sheet" aria-live="polite">
    {chosen?.kind === 'player' ? (
      <PlayerSheet
        scene={scene}
        id={chosen.id}
        leave={() => change({ supposed: [...document.supposed, { playerLeaves: { player: chosen.id } }] })}
      />
    ) : null}
    {choices ? <CreatureSheet scene={scene} choices={choices} {...touch} /> : null}
    {chosen?.kind === 'object' ? <ChosenObject document={document} scene={scene} id={chosen.id} edit={edit} /> : null}
    <Verdicts scene={scene} declared={document.declared} declare={touch.declare} />
    {chosen || document.declared.attacks.length ? null : (
      <p className="quiet">Tap a creature to see whom it may attack, or a player to see their range.</p>
    )}
  </div>
);

interface ObjectProps extends Pick<PageProps, 'document' | 'edit'> {
  readonly scene: Scene;
  readonly id: string;
}

/** The sheet of a permanent, with fields to change it if the table is the visitor's own. */
const ChosenObject = ({ document, scene, id, edit }: ObjectProps) => {
  const table = useMemo(() => describe(scene.state) as Description, [scene.state]);
  const object = scene.state.objects.get(id);
  if (!object) return null;
  const copy = (): void => edit(table);
  return (
    <>
      {isUnknown(object) || isTextUntold(object) ? (
        <UnknownCardForm table={table} change={isOwn(document) ? edit : null} id={id} />
      ) : null}
      <ObjectLine scene={scene} id={id} />
      <details className="edit" key={id}>
        <summary>Change {object.name}</summary>
        {isOwn(document) ? (
          <CardSheet table={table} change={edit} id={id} />
        ) : (
          <CopyOffer says={whyNotEditable(document.supposed.length > 0)} copy={copy} />
        )}
      </details>
    </>
  );
};
