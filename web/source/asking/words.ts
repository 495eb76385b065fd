/** Writes a name of the API in words, such as `rangeOfInfluence` or `TWO_HEADED_GIANT`. */
export const labelOf = (name: string | undefined): string => {
  const said = (name ?? '')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return said.charAt(0).toUpperCase() + said.slice(1);
};
