declare module 'anafanafo' {
  /** How wide a text is, in pixels. */
  export default function measure(
    text: string,
    options: { readonly font: '10px Verdana' | 'bold 10px Verdana' },
  ): number;
}
