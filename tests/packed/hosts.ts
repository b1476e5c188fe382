/** A tool that builds a partner's page, and where the page comes out. */
export interface PackedHost {
  readonly name: string
  /** Its own programs, as a partner's `package.json` names them. */
  readonly tools: Readonly<Record<string, string>>
  readonly command: readonly string[]
  /** False where it writes modules and sheets only, and the page around them is the partner's. */
  readonly writesPage: boolean
}

/** The folders of partners are inside the folder with the tools. */
export const bin = (name: string): string => `../node_modules/.bin/${name}`

/** Every way partners build their pages that the package promises to go with. */
export const HOSTS: readonly PackedHost[] = [
  {
    name: 'vite',
    tools: { vite: '8.3.8' },
    command: [bin('vite'), 'build', '--base', './', '--outDir', 'out/vite', '--logLevel', 'error'],
    writesPage: true,
  },
  {
    name: 'webpack',
    tools: { webpack: '5.112.2', 'webpack-cli': '7.3.1', 'esbuild-loader': '4.5.0' },
    command: [bin('webpack'), '--config', 'webpack.config.mjs'],
    writesPage: false,
  },
  {
    name: 'rollup',
    tools: {
      rollup: '4.68.7',
      '@rollup/plugin-commonjs': '29.0.3',
      '@rollup/plugin-node-resolve': '16.0.3',
      '@rollup/plugin-replace': '6.0.3',
      '@rollup/plugin-sucrase': '5.1.0',
      'rollup-plugin-import-css': '4.2.1',
    },
    command: [bin('rollup'), '--config', 'rollup.config.mjs', '--silent'],
    writesPage: false,
  },
  {
    name: 'esbuild',
    tools: { esbuild: '0.28.2' },
    writesPage: false,
    command: [
      bin('esbuild'),
      'main.tsx',
      '--bundle',
      '--splitting',
      '--format=esm',
      '--outdir=out/esbuild',
      '--jsx=automatic',
      '--define:process.env.NODE_ENV="production"',
      '--log-level=error',
    ],
  },
]

/** What a partner tests their own page with: tools, and what has to find the page's React. */
export const TEST_TOOLS = {
  beside: { vitest: '4.1.12', jsdom: '29.1.1' },
  within: {
    '@testing-library/dom': '10.4.2',
    '@testing-library/react': '16.3.3',
    '@testing-library/user-event': '14.6.13',
  },
} as const

/** Builds with Turbopack, and renders on a server first. */
export const NEXT = '16.4.6'

/** A version of React the package goes with, and its types. */
export interface ReactVersion {
  readonly name: string
  readonly folder: string
  readonly react: string
  readonly types: string
  readonly domTypes: string
}

export const REACT_19: ReactVersion = {
  name: 'React 19',
  folder: 'react-19',
  react: '19.3.1',
  types: '19.3.0',
  domTypes: '19.3.0',
}
export const REACT_18: ReactVersion = {
  name: 'React 18',
  folder: 'react-18',
  react: '18.3.1',
  types: '18.3.8',
  domTypes: '18.3.7',
}
