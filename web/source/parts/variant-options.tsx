import { variants } from '../rules/words';

/** The options of a select field for variants. */
export const VariantOptions = () => (
  <>
    {Object.entries(variants).map(([variant, name]) => (
      <option key={variant} value={variant}>
        {name}
      </option>
    ))}
  </>
);
