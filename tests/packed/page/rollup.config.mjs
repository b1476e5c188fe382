import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import sucrase from '@rollup/plugin-sucrase'
import css from 'rollup-plugin-import-css'

export default {
  input: 'main.tsx',
  output: { dir: 'out/rollup', format: 'es', entryFileNames: 'main.js' },
  plugins: [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    css({ output: 'main.css' }),
    nodeResolve({ browser: true, extensions: ['.tsx', '.ts', '.js'] }),
    commonjs(),
    sucrase({
      exclude: ['**/node_modules/**'],
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
    }),
  ],
}
