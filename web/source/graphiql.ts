import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { createClient, createElement, createRoot, GraphiQL } from '../graphiql/graphiql';
import '../graphiql/graphiql.css';
import { exampleOperations } from './example-operations';
import './graphiql.css';

interface Request {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

type Headers = Readonly<Record<string, string>>;

const url = '/graphql';

const isSubscription = ({ query, operationName }: Request): boolean =>
  getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION;

const ask = async (request: Request, headers: Headers): Promise<object> => {
  const own = { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' };
  const response = await fetch(url, { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(request) });
  return (await response.json()) as object;
};

const subscribe = ({ query, operationName, variables }: Request, headers: Headers) =>
  createClient({ url, headers: { ...headers }, retryAttempts: 0 }).iterate({
    query,
    ...(operationName && { operationName }),
    ...(variables && { variables }),
  });

const tabs = exampleOperations.map(({ query, variables }) => ({
  query,
  variables: variables ? JSON.stringify(variables, null, 2) : '',
}));

/** GraphiQL forgets the variables of the tab that it opens with on a first visit. */
const isFirstVisit = localStorage.getItem('graphiql:tabState') === null;

const place = document.getElementById('graphiql');
if (place)
  createRoot(place).render(
    createElement(GraphiQL, {
      fetcher: (request, { headers = {} } = {}) =>
        isSubscription(request) ? subscribe(request, headers) : ask(request, headers),
      defaultEditorToolsVisibility: 'variables',
      defaultTabs: tabs,
      variables: isFirstVisit ? tabs[0]?.variables : undefined,
    }),
  );
