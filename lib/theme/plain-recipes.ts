interface Generated {
  readonly file: string
  code: string | undefined
}

const FACTORY = 'create-recipe.js'
const NEEDED = /^import .*\/(cx|helpers)\.js/

/**
 * Replaces the generated recipe factory. It supports compound variants and conditional variants with the whole style
 * engine, which every page would load. Our recipes use neither, so a list of class names is enough.
 */
export function plainRecipes(artifacts: readonly { readonly files: readonly Generated[] }[], toName: string): void {
  for (const generated of artifacts.flatMap(({ files }) => files)) {
    if (generated.file.endsWith(FACTORY) && generated.code !== undefined)
      generated.code = plainFactory(generated.code, toName)
  }
}

/** Fails the build when a recipe uses a feature that plain recipes do not support. */
export function checkPlain(
  recipes: Readonly<Record<string, { readonly className?: string; readonly compoundVariants?: readonly unknown[] }>>,
): void {
  for (const [name, { compoundVariants = [] }] of Object.entries(recipes)) {
    if (compoundVariants.length > 0)
      throw new Error(
        `lib/theme/plain-recipes.ts: the recipe ${name} has compound variants; its names would not be given`,
      )
  }
}

function plainFactory(code: string, toName: string): string {
  const rest = code.indexOf('export const mergeRecipes')
  if (rest < 0)
    throw new Error(`lib/theme/plain-recipes.ts: the generator writes ${FACTORY} in another way than before`)
  const imports = code.split('\n').filter((line) => NEEDED.test(line))
  return `${imports.join('\n')}

const toName = ${toName};
const toClass = (name) => 'fk-' + toName([name]);

export const createRecipe = (name, defaultVariants) => {
  const getVariantProps = (variants) => ({ [name]: '__ignore__', ...defaultVariants, ...compact(variants) });
  const recipeFn = (variants) => {
    const { [name]: _own, ...chosen } = getVariantProps(variants);
    const names = Object.entries(chosen)
      .filter(([, value]) => value != null)
      .map(([key, value]) => \`\${name}--\${key}_\${withoutSpace(value)}\`);
    return [name, ...names].map(toClass).join(' ');
  };
  return { recipeFn, getVariantProps, __getCompoundVariantCss__: () => ({}) };
};

${code.slice(rest)}`
}
