/** The whole page. */
export const Page = () => (
  <main>
    <h1>Rangefinder</h1>
  </main>
);
