import { variants } from '../rules/words';

/** The variants, to choose one of. */
export const VariantOptions = () => (
  <>
    {Object.entries(variants).map(([variant, name]) => (
      <option key={variant} value={variant}>
        {name}
      </option>
    ))}
  </>
);
