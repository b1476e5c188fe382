import { defineConfig } from '@pandacss/dev'
import { colours, shadows } from './lib/theme/colours.ts'
import { conditions } from './lib/theme/conditions.ts'
import { density } from './lib/theme/density.ts'
import { globalCss } from './lib/theme/global-css.ts'
import { keepToRoot } from './lib/theme/keep-to-root.ts'
import { keyframes } from './lib/theme/keyframes.ts'
import { recipes, slotRecipes } from './lib/theme/recipes.ts'
import { scales } from './lib/theme/scales.ts'
import { textStyles } from './lib/theme/text-styles.ts'

export default defineConfig({
  include: ['./lib/**/*.{ts,tsx}', './host/web/**/*.{ts,tsx}', './examples/**/*.{ts,tsx}'],
  exclude: ['./lib/styled-system/**', './lib/theme/**'],
  outdir: 'lib/styled-system',
  outExtension: 'js',
  prefix: 'fk',
  presets: [],
  cssVarRoot: ':where(.fk-root, :host)',
  preflight: { scope: '.fk-root', level: 'parent' },
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
    'cssgen:done': ({ content }) => keepToRoot(content),
  },
})
