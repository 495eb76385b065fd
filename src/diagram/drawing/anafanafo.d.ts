declare module 'anafanafo' {
  /** Measures the width of a text, in pixels. */
  export default function measure(
    text: string,
    options: { readonly font: '10px Verdana' | 'bold 10px Verdana' },
  ): number;
}
