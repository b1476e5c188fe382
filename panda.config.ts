import { defineConfig } from '@pandacss/dev'
import { checkedNames } from './lib/theme/class-names.ts'
import { colours, shadows } from './lib/theme/colours.ts'
import { conditions } from './lib/theme/conditions.ts'
import { density } from './lib/theme/density.ts'
import { globalCss } from './lib/theme/global-css.ts'
import { scopeToRoot } from './lib/theme/scope-to-root.ts'
import { keyframes } from './lib/theme/keyframes.ts'
import { checkPlain, plainRecipes } from './lib/theme/plain-recipes.ts'
import { recipes, slotRecipes } from './lib/theme/recipes.ts'
import { scales } from './lib/theme/scales.ts'
import { textStyles } from './lib/theme/text-styles.ts'

checkPlain({ ...recipes, ...slotRecipes })

export default defineConfig({
  include: ['./lib/**/*.{ts,tsx}'],
  exclude: ['./lib/styled-system/**', './lib/theme/**'],
  outdir: 'lib/styled-system',
  outExtension: 'js',
  prefix: 'fk',
  presets: [],
  hash: { className: true, cssVar: false },
  cssVarRoot: ':where(.fk-root, :host)',
  preflight: false,
  conditions: { extend: conditions },
  globalCss,
  theme: {
    tokens: scales,
    semanticTokens: { colors: colours, shadows, ...density },
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
  // Variants are picked at run time from props, where the extractor cannot see them.
  staticCss: { recipes: '*' },
  hooks: {
    'utility:created': ({ configure }) => configure({ toHash: checkedNames() }),
    'codegen:prepare': ({ artifacts }) => {
      plainRecipes(artifacts, checkedNames().toString())
    },
    'cssgen:done': ({ content }) => scopeToRoot(content),
  },
})
