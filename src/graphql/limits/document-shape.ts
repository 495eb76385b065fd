import { visit, type DocumentNode, type ValidationRule } from 'graphql';
import { validationAbortedError } from 'graphql/validation/validationAbortedError.js';
import { deepestNesting, nestedTooDeeply } from '../../http/limits/json-depth.js';
import { tooComplex } from '../../http/limits/too-complex.js';

/** Where fields and fragments stand; what is written as values is left out. */
const fieldsAndFragments = {
  Document: ['definitions'],
  OperationDefinition: ['selectionSet'],
  FragmentDefinition: ['selectionSet'],
  SelectionSet: ['selections'],
  Field: ['selectionSet'],
  InlineFragment: ['selectionSet'],
} as unknown as NonNullable<Parameters<typeof visit>[2]>;

/** How deep selections stand within selections, and how many fragments there are. */
const measured = (document: DocumentNode) => {
  const found = { fragments: 0, levels: 0 };
  let levels = 0;
  const visitor = {
    FragmentDefinition: () => void (found.fragments += 1),
    SelectionSet: {
      enter: () => void (found.levels = Math.max(found.levels, (levels += 1))),
      leave: () => void (levels -= 1),
    },
  };
  visit(document, visitor, fieldsAndFragments);
  return found;
};

/**
 * Refuses documents that other rules would take too long for, or not come back from: before any of them looks at more
 * than the document as a whole.
 */
export const shapeRule =
  (mostFragments: number): ValidationRule =>
  (context) => ({
    Document: (document) => {
      const { fragments, levels } = measured(document);
      if (fragments > mostFragments) context.reportError(tooComplex('fragments', mostFragments));
      if (levels > deepestNesting) context.reportError(nestedTooDeeply());
      if (fragments > mostFragments || levels > deepestNesting) throw validationAbortedError;
    },
  });
