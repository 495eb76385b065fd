const exampleQuery = `# A table that is not stored: whom may Ann's bear attack, and by which rule?
query {
  gameState(
    of: {
      options: { rangeOfInfluence: 1 }
      players: [{ id: "ann" }, { id: "bob" }, { id: "cat" }, { id: "dan" }, { id: "eve" }]
      objects: [{ id: "bear", typeLine: "Creature — Bear", owner: "ann" }]
    }
  ) {
    legalAttackTargets(player: "ann") {
      included { name }
      excluded { entity { name } because { rule { number } says } }
      because { rule { number } says }
    }
  }
}
`;

let page: Promise<string> | undefined;

/** GraphiQL as one page that asks nothing of any other host; made when somebody first wants it. */
export const graphiqlPage = (): Promise<string> => {
  page ??= import('@graphql-yoga/render-graphiql').then(({ renderGraphiQL }) =>
    renderGraphiQL({ title: 'Rangefinder', endpoint: '/graphql', defaultQuery: exampleQuery }),
  );
  return page;
};
