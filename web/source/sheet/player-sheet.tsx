import { useState } from 'preact/hooks';
import { distancesFrom } from '../../../src/diagram/distances';
import type { Player } from '../../../src/domain/state/game-state';
import { lazyComponent } from '../parts/later';
import { Rulings } from '../parts/rulings';
import type { QuestionName } from '../../../src/query/in-process/types';
import { isDoubtful } from '../rules/certainty';
import { useAnswer, type Scene } from '../rules/engine';
import { counted } from '../rules/words';
import { Button } from '../parts/button';

const AnswerView = lazyComponent(() => import('../ask/answer-view').then((part) => part.AnswerView));

type Distance = ReturnType<ReturnType<typeof distancesFrom>['now']>;

const Away = ({ seats, inRange }: Distance) => (
  <td>
    {seats === null ? '–' : counted(seats, 'seat')}, {inRange ? 'in range' : 'out of range'}
  </td>
);

/** The distances of all others from a player, this turn and, if they change, next turn. */
const Distances = ({ scene, player }: { readonly scene: Scene; readonly player: Player }) => {
  const { now, nextTurn } = distancesFrom(scene.state, player);
  const others = scene.state.players.filter(({ id }) => id !== player.id);
  const changes = others.some((each) => now(each).seats !== nextTurn(each).seats);
  return (
    <table className="distances">
      <thead>
        <tr>
          <th scope="col">From {player.name}</th>
          <th scope="col">This turn</th>
          {changes ? <th scope="col">From the next turn on</th> : null}
        </tr>
      </thead>
      <tbody>
        {others.map((each) => (
          <tr key={each.id} className={now(each).inRange ? 'in' : 'out'}>
            <th scope="row">{each.name}</th>
            <Away {...now(each)} />
            {changes ? <Away {...nextTurn(each)} /> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface FurtherQuestion {
  readonly says: (name: string) => string;
  readonly question: QuestionName;
  readonly given: (id: string) => object;
}

const everything = { among: {} };

/** More questions about a player, which open on a tap. */
const more: readonly FurtherQuestion[] = [
  { says: (name) => `What leaves with ${name}?`, question: 'departureOf', given: (id) => ({ players: [id] }) },
  {
    says: (name) => `What ${name} could target`,
    question: 'legalTargets',
    given: (id) => ({ source: { controller: id }, ...everything }),
  },
  {
    says: (name) => `What ${name} could choose`,
    question: 'legalChoices',
    given: (id) => ({ choice: { chooser: id, source: { controller: id }, ...everything } }),
  },
];

interface QuestionProps {
  readonly scene: Scene;
  readonly question: QuestionName;
  readonly given: object;
}

const SheetAnswers = ({ scene, question, given }: QuestionProps) => {
  const answer = useAnswer(scene, question, given as never);
  return answer ? <AnswerView scene={scene} question={question} answer={answer} /> : null;
};

const FoldedQuestion = ({ says, ...asked }: QuestionProps & { readonly says: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="asked" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{says}</summary>
      {isOpen ? <SheetAnswers {...asked} /> : null}
    </details>
  );
};

const Further = ({ scene, player: { id, name } }: { readonly scene: Scene; readonly player: Player }) => (
  <>
    {more.map(({ says, question, given }) => (
      <FoldedQuestion key={`${question} ${id}`} says={says(name)} scene={scene} question={question} given={given(id)} />
    ))}
  </>
);

const rangeIn = ({ inGame }: Player, seats: number | null): string => {
  if (!inGame) return ' has left the game.';
  return seats === null ? '’s range of influence has no limit.' : `’s range of influence is ${counted(seats, 'seat')}.`;
};

interface Props {
  readonly scene: Scene;
  readonly id: string;
  /** Supposes that the player leaves. */
  readonly leave: () => void;
}

/** A player: range and distances, what they could target and choose, what leaves with them. */
export const PlayerSheet = ({ scene, id, leave }: Props) => {
  const player = scene.state.playersById.get(id);
  const range = useAnswer(scene, 'rangeOf', player ? { player: id } : null);
  if (!player) return null;
  return (
    <>
      <p className={range?.ok && isDoubtful(range.value.because) ? 'verdict doubt' : 'verdict'}>
        <strong>{player.name}</strong>
        {rangeIn(player, range?.ok ? range.value.seats : null)}
      </p>
      {player.inGame ? <Distances scene={scene} player={player} /> : null}
      {range?.ok ? <Rulings because={range.value.because} /> : null}
      {player.inGame ? (
        <>
          <Button className="wide" says={`What if ${player.name} leaves?`} press={leave} />
          <Further scene={scene} player={player} />
        </>
      ) : null}
    </>
  );
};
