const canvas = document.createElement('canvas').getContext('2d');
const widths = new Map<string, number>();

/** Measures the width of a text in the page's own font; replaces the tables of letter widths in the browser. */
const measure = (text: string, { font }: { readonly font: string }): number => {
  const key = `${font} ${text}`;
  const cached = widths.get(key);
  if (cached !== undefined) return cached;
  if (canvas) canvas.font = font.replace('Verdana', 'system-ui, sans-serif');
  const width = canvas?.measureText(text).width ?? text.length * 6;
  widths.set(key, width);
  return width;
};

export default measure;
