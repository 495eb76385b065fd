/** What of GraphiQL, React and graphql-sse the page uses. */
type Parameters = Readonly<Record<string, unknown>>;

export declare const GraphiQL: (props: {
  readonly fetcher: (
    request: { readonly query: string; readonly operationName?: string | null; readonly variables?: Parameters | null },
    options?: { readonly headers?: Readonly<Record<string, string>> },
  ) => unknown;
  readonly defaultEditorToolsVisibility: 'variables';
  readonly defaultTabs: readonly { readonly query: string; readonly variables: string }[];
  readonly variables: string | undefined;
}) => object;

export declare const createElement: <Props>(component: (props: Props) => object, props: Props) => object;
export declare const createRoot: (place: Element) => { readonly render: (element: object) => void };
export declare const createClient: (options: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly retryAttempts: number;
}) => { readonly iterate: (request: object) => AsyncIterable<unknown> };
