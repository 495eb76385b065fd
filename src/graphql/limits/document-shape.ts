import { visit, type DocumentNode } from 'graphql';

/** How a document is built, before anything looks into it. */
export interface DocumentShape {
  readonly fragments: number;
  /** How deep selections are nested in selections, or values in values. */
  readonly nesting: number;
}

/** Measures a document however deep it is: it calls nothing recursively. */
export const shapeOf = (document: DocumentNode): DocumentShape => {
  const shape = { fragments: 0, nesting: 0 };
  const selections = nestingVisitor(shape);
  const values = nestingVisitor(shape);
  visit(document, {
    FragmentDefinition: () => {
      shape.fragments += 1;
    },
    SelectionSet: selections,
    ObjectValue: values,
    ListValue: values,
  });
  return shape;
};

const nestingVisitor = (shape: { nesting: number }) => {
  let levels = 0;
  return {
    enter: () => {
      levels += 1;
      if (levels > shape.nesting) shape.nesting = levels;
    },
    leave: () => {
      levels -= 1;
    },
  };
};
