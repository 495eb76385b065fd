declare module 'swagger-ui-dist/swagger-ui-bundle.js' {
  const start: (options: Readonly<Record<string, unknown>>) => unknown;
  export default start;
}
