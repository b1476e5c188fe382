import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import esbuild from 'rollup-plugin-esbuild'
import css from 'rollup-plugin-import-css'

export default {
  input: 'main.tsx',
  output: { dir: 'out/rollup', format: 'es', entryFileNames: 'main.js' },
  plugins: [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    css({ output: 'main.css' }),
    nodeResolve({ browser: true, extensions: ['.tsx', '.ts', '.js'] }),
    commonjs(),
    esbuild({ target: 'es2022', jsx: 'automatic' }),
  ],
}
