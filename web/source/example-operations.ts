/** An example operation. */
export interface ExampleOperation {
  /** The kind of user that it is meant for. */
  readonly reader: 'makers of apps' | 'judges' | 'dashboards';
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const table = {
  options: { rangeOfInfluence: 1, attack: 'MULTIPLE_PLAYERS' },
  players: ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'].map((id) => ({ id })),
  objects: [
    { id: 'bear', name: 'Runeclaw Bear', typeLine: 'Creature — Bear', owner: 'ann', power: 2, toughness: 2 },
    { id: 'ajani', name: 'Ajani', typeLine: 'Legendary Planeswalker — Ajani', owner: 'bob' },
  ],
};

/** An operation about that table. */
const about = (reader: ExampleOperation['reader'], query: string): ExampleOperation => ({
  ...{ reader, query },
  variables: { table },
});

/** The operations that GraphiQL opens with, for each kind of user; none of them needs a stored game. */
export const exampleOperations: readonly ExampleOperation[] = [
  about(
    'makers of apps',
    `# For makers of apps: a table that is not stored. Whom may Ann's creatures attack?
query WhomToAttack($table: GameStateInput!) {
  gameState(of: $table) {
    legalAttackTargets(player: "ann") {
      attacker { name }
      included { __typename id name }
      excluded { entity { id name } because { says } }
    }
  }
}
`,
  ),
  about(
    'makers of apps',
    `# For makers of apps: is this attack legal as a whole, and which legal one is closest to it?
query IsTheAttackLegal($table: GameStateInput!) {
  gameState(of: $table) {
    checkAttack(player: "ann", attacks: [{ attacker: "bear", target: "dan" }]) {
      legal
      violations { rule { number } says }
      legalAttack { attacker { name } target { name } }
    }
  }
}
`,
  ),
  about(
    'makers of apps',
    `# For makers of apps: what would the table look like if Bob left now?
query SupposeBobLeaves($table: GameStateInput!) {
  gameState(of: $table) {
    departureOf(players: ["bob"]) { leaveGame { name } because { rule { number } says } }
    suppose(events: [{ playerLeaves: { player: "bob" } }]) {
      rangeOf(player: "ann") { players { name } distances { player { name } seats inRange } }
    }
  }
}
`,
  ),
  about(
    'judges',
    `# For judges: who makes the choice, by which rule, and is there a doubt?
query WhoChooses($table: GameStateInput!) {
  gameState(of: $table) {
    whoChooses(effect: { source: { controller: "ann" }, asks: AN_OPPONENT }) {
      chooser { name }
      candidates { name }
      pickedBy { name }
      because { rule { number section summary } says doubt }
    }
  }
}
`,
  ),
  {
    reader: 'judges',
    query: `# For judges: one rule, and the number that it has in every other edition.
query RuleThroughTheEditions {
  rule(number: "801.5b") {
    number
    edition
    section
    summary
    numbers { edition number }
  }
}
`,
  },
  about(
    'judges',
    `# For judges: the same table under an older edition of the rules.
query UnderAnotherEdition($table: GameStateInput!) {
  gameState(of: $table) {
    rangeOf(player: "ann") { because { rule { number edition } says } }
    inEdition(edition: CR_2008) { rangeOf(player: "ann") { because { rule { number edition } says } } }
  }
}
`,
  ),
  {
    reader: 'dashboards',
    query: `# For dashboards: counts over all stored games.
query Counts {
  analytics {
    games
    finished
    averageTurns
    byVariant { variant games finished }
    bySeat { seat wins losses draws }
  }
}
`,
  },
  {
    reader: 'dashboards',
    query: `# For dashboards: the newest games, page by page.
query NewestGames($after: String) {
  games(first: 20, after: $after) {
    totalCount
    nodes { id name variant status version }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  },
];
