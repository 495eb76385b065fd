import type { GameEvent } from '../../src/domain/events/events.js';
import type { EffectDescription } from '../../src/domain/state/description.js';
import type { DurationEnd } from '../../src/domain/state/effects/duration.js';

/** A game of Commander as the rules tell it, written without the code of the domain: what lasts, and until when. */
interface Lasting {
  readonly does: 'CONTROL' | 'GOAD' | 'KEYWORD' | 'SILENCE' | 'CALM';
  readonly on: string;
  /** The player given control, the one who goads, or the keyword. */
  readonly what: string;
  readonly by: string;
  readonly from: string;
  end: 'TURN' | 'COMBAT' | 'NEXT' | 'END_OF_NEXT' | 'THERE' | 'HELD' | 'GAME';
  readonly whose: string;
  /** Of a lost extra turn: how many extra turns come before it would have begun. */
  lostAfter: number | null;
}

interface Thing {
  readonly owner: string;
  base: string;
  inPlay: boolean;
  tapped: boolean;
  settled: boolean;
  readonly keywords: readonly string[];
}

const ends: Readonly<Record<DurationEnd, Lasting['end']>> = {
  ...{ END_OF_TURN: 'TURN', END_OF_COMBAT: 'COMBAT', NEXT_TURN: 'NEXT', END_OF_NEXT_TURN: 'END_OF_NEXT' },
  ...{ SOURCE_LEAVES: 'THERE', SOURCE_CHANGES_CONTROL: 'HELD', END_OF_GAME: 'GAME' },
};

const combatSteps = ['BEGINNING_OF_COMBAT', 'DECLARE_ATTACKERS', 'DECLARE_BLOCKERS', 'COMBAT_DAMAGE', 'END_OF_COMBAT'];

const afterCombat = ['POSTCOMBAT_MAIN', 'END', 'CLEANUP'];

export class CommanderModel {
  readonly things = new Map<string, Thing>();
  readonly gone = new Set<string>();
  private lasting: Lasting[] = [];
  private extra: string[] = [];
  private regular: string;
  active: string;
  private step = 'PRECOMBAT_MAIN';

  constructor(readonly seats: readonly string[]) {
    this.active = seats[0] ?? '';
    this.regular = this.active;
  }

  add(id: string, owner: string, keywords: readonly string[], settled: boolean): void {
    this.things.set(id, { owner, base: owner, inPlay: true, tapped: false, settled, keywords });
  }

  /** 613.7: the newest effect that gives control decides. */
  controllerOf(id: string): string {
    const newest = this.lasting.findLast(({ does, on }) => does === 'CONTROL' && on === id);
    return newest?.what ?? this.things.get(id)?.base ?? '';
  }

  /** 613.1f, 613.7: what is gained and lost, in the order of age. */
  keywordsOf(id: string): readonly string[] {
    let keywords = this.things.get(id)?.keywords ?? [];
    for (const each of this.lasting.filter(({ on }) => on === id)) {
      if (each.does === 'KEYWORD') keywords = [...keywords.filter((word) => word !== each.what), each.what];
      if (each.does === 'SILENCE') keywords = [];
    }
    return keywords.toSorted();
  }

  /** 508.1, 701.15b: for each choice of a creature whether it may be a part of a legal attack; none is staying at home. */
  choicesOf(id: string): ReadonlyMap<string | null, boolean> {
    const [thing, keywords, player] = [this.things.get(id), this.keywordsOf(id), this.controllerOf(id)];
    const mine = this.lasting.filter(({ on }) => on === id);
    const isAble =
      thing?.inPlay === true &&
      !thing.tapped &&
      (thing.settled || keywords.includes('Haste')) &&
      !keywords.includes('Defender') &&
      !mine.some(({ does }) => does === 'CALM');
    const goaders = [...new Set(mine.filter(({ does }) => does === 'GOAD').map(({ what }) => what))];
    const others = this.seats.filter((each) => each !== player && !this.gone.has(each));
    const obeyed = (target: string | null): number =>
      target === null ? 0 : goaders.reduce((sum, goader) => sum + (goader === target ? 1 : 2), 0);
    const most = isAble ? Math.max(0, ...others.map(obeyed)) : 0;
    const legal = (target: string | null) => (target === null || isAble) && obeyed(target) === most;
    return new Map([null, ...others].map((target) => [target, legal(target)] as const));
  }

  happen(event: GameEvent): void {
    const before = this.controllers();
    if (event.turnEnds) this.endTurn();
    if (event.turnBegins) this.begin();
    if (event.stepBegins) this.toStep(event.stepBegins.step);
    if (event.extraTurn) this.addTurn(event.extraTurn.player);
    if (event.effectBegins) this.start(event.effectBegins);
    if (event.objectAdded)
      this.add(event.objectAdded.id, event.objectAdded.owner, event.objectAdded.keywords ?? [], false);
    if (event.objectMoves) this.move(event.objectMoves.object, event.objectMoves.zone === 'BATTLEFIELD');
    if (event.playerLeaves) this.leave(event.playerLeaves.player);
    for (const id of event.taps?.objects ?? []) this.turn(id, true);
    for (const id of event.untaps?.objects ?? []) this.turn(id, false);
    for (const { attacker } of event.attackersDeclared?.attacks ?? []) this.turn(attacker, true);
    this.settle(before);
    if (!event.turnBegins) return;
    for (const [id, thing] of this.things)
      if (this.controllerOf(id) === this.active && thing.inPlay) thing.settled = true;
  }

  private controllers(): ReadonlyMap<string, string> {
    return new Map([...this.things.keys()].map((id) => [id, this.controllerOf(id)]));
  }

  private turn(id: string, tapped: boolean): void {
    const thing = this.things.get(id);
    if (thing) thing.tapped = tapped;
  }

  private over(which: Lasting['end']): void {
    this.lasting = this.lasting.filter(({ end }) => end !== which);
  }

  /** 514.2; 506.1: a turn in which no combat was told of had one all the same. */
  private endTurn(): void {
    if (!afterCombat.includes(this.step)) this.over('COMBAT');
    this.over('TURN');
    this.step = 'CLEANUP';
  }

  /** 500.5, 511.3: combat is over once another phase begins; a combat phase after it is another one. */
  private toStep(step: string): void {
    const goesOn = combatSteps.includes(step) && step !== 'BEGINNING_OF_COMBAT' && this.step !== 'END_OF_COMBAT';
    if (combatSteps.includes(this.step) && step !== this.step && !goesOn) this.over('COMBAT');
    if (!combatSteps.includes(this.step) && !afterCombat.includes(this.step) && afterCombat.includes(step))
      this.over('COMBAT');
    if (step === 'CLEANUP' && this.step !== 'CLEANUP') this.over('TURN');
    this.step = step;
  }

  private addTurn(player: string): void {
    this.extra.push(player);
    for (const each of this.lasting) if (each.lostAfter !== null) each.lostAfter += 1;
  }

  /** 103.1a, 500.7: whose turn it is now; 800.4m: the turns that would have begun on the way. */
  private begin(): void {
    this.endTurn();
    const due = new Set<Lasting>(this.lasting.filter(({ lostAfter }) => lostAfter === 0));
    for (const each of this.lasting) if (each.lostAfter !== null) each.lostAfter -= 1;
    const passed: string[] = [];
    const extra = this.extra.pop();
    if (extra === undefined) {
      let seat = this.seats.indexOf(this.regular);
      do {
        seat = (seat + 1) % this.seats.length;
        passed.push(this.seats[seat] ?? '');
      } while (this.gone.has(passed.at(-1) ?? ''));
      this.regular = passed.at(-1) ?? '';
    }
    this.active = extra ?? this.regular;
    this.step = 'UNTAP';
    const comes = ({ whose, lostAfter }: Lasting): boolean =>
      lostAfter === null && (whose === this.active || (this.gone.has(whose) && passed.includes(whose)));
    for (const each of this.lasting) {
      if (each.end === 'NEXT' && comes(each)) due.add(each);
      if (each.end === 'END_OF_NEXT' && comes(each)) {
        if (this.gone.has(each.whose)) due.add(each);
        else each.end = 'TURN';
      }
    }
    this.lasting = this.lasting.filter((each) => !due.has(each));
  }

  private start(effect: EffectDescription): void {
    const { on = [], controller: by = '', from = '', until, keywords, attackRules, givesControlTo } = effect;
    const goads = attackRules?.some(({ kind }) => kind === 'GOADED');
    const end = ends[until?.end ?? (goads ? 'NEXT_TURN' : 'END_OF_GAME')];
    const common = { by: by ?? '', from: from ?? '', end, whose: until?.player ?? by ?? '', lostAfter: null };
    for (const id of on ?? []) {
      const add = (does: Lasting['does'], what: string): number => this.lasting.push({ ...common, does, on: id, what });
      if (givesControlTo) add('CONTROL', givesControlTo);
      if (effect.losesAllAbilities) add('SILENCE', '');
      for (const keyword of keywords ?? []) add('KEYWORD', keyword);
      for (const { kind, target } of attackRules ?? [])
        if (kind === 'GOADED') add('GOAD', target ?? '');
        else add('CALM', '');
    }
  }

  /** 400.7: what changes zones is a new object. */
  private move(id: string, inPlay: boolean): void {
    const thing = this.things.get(id);
    if (!thing) return;
    const isOver = ({ on, from, end }: Lasting) => on === id || (from === id && ['THERE', 'HELD'].includes(end));
    this.lasting = this.lasting.filter((each) => !isOver(each));
    Object.assign(thing, { base: thing.owner, inPlay, tapped: false, settled: false });
  }

  /** 800.4a: what they own leaves, what gives them control ends; 800.4m: a lost extra turn would still have begun. */
  private leave(player: string): void {
    this.gone.add(player);
    const place = this.extra.lastIndexOf(player);
    const above = this.extra.slice(place + 1).length;
    for (const each of this.lasting)
      if (place >= 0 && each.whose === player && ['NEXT', 'END_OF_NEXT'].includes(each.end)) each.lostAfter = above;
    this.extra = this.extra.filter((each) => each !== player);
    for (const [id, { owner }] of this.things) if (owner === player) this.things.delete(id);
    const isHeld = ({ does, what }: Lasting) => does === 'CONTROL' && what === player;
    this.lasting = this.lasting.filter((each) => this.things.has(each.on) && !isHeld(each));
  }

  /**
   * 611.2b: what lasts as long as its source; 800.4a, 800.4c: what nobody in the game controls is exiled. 302.6: what
   * came under another player's control is new to them, and new again to whoever gets it back.
   */
  private settle(controllers: ReadonlyMap<string, string>): void {
    let before = controllers;
    for (let changed = true; changed;) {
      for (const [id, thing] of this.things)
        if (before.has(id) && before.get(id) !== this.controllerOf(id)) thing.settled = false;
      before = this.controllers();
      const holds = ({ end, from, by }: Lasting): boolean =>
        (end !== 'THERE' && end !== 'HELD') ||
        (this.things.get(from)?.inPlay === true && (end === 'THERE' || this.controllerOf(from) === by));
      const kept = this.lasting.filter(holds);
      changed = kept.length < this.lasting.length;
      this.lasting = kept;
      for (const [id, thing] of this.things)
        if (thing.inPlay && this.gone.has(this.controllerOf(id))) {
          this.move(id, false);
          changed = true;
        }
    }
  }
}
