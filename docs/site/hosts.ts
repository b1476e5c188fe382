/** What a partner’s page is made with. */
export interface Host {
  /** Its name in the address, and of its first page. */
  readonly id: string
  readonly name: Readonly<Record<'zh' | 'en', string>>
  /** Two letters in place of a picture. */
  readonly glyph: string
  readonly install: string
  /** How widgets are written there. */
  readonly written: 'React' | 'elements' | 'Vue'
  readonly hint: Readonly<Record<'zh' | 'en', string>>
}

/** Each has a page of its own and code that tests build and open. */
export const HOSTS: readonly Host[] = [
  {
    id: 'vite',
    name: { zh: 'Vite', en: 'Vite' },
    glyph: 'Vi',
    install: 'npm i fangkit react react-dom',
    written: 'React',
    hint: { zh: 'React，最省事', en: 'React, the shortest way' },
  },
  {
    id: 'next',
    name: { zh: 'Next.js', en: 'Next.js' },
    glyph: 'Nx',
    install: 'npm i fangkit',
    written: 'React',
    hint: { zh: 'App Router，服务端渲染', en: 'App router, server rendering' },
  },
  {
    id: 'webpack',
    name: { zh: 'webpack', en: 'webpack' },
    glyph: 'wp',
    install: 'npm i fangkit react react-dom',
    written: 'React',
    hint: { zh: 'webpack 5', en: 'webpack 5' },
  },
  {
    id: 'page',
    name: { zh: '普通网页', en: 'Plain page' },
    glyph: '</>',
    install: 'cp -r node_modules/fangkit/dist/elements public/fangkit',
    written: 'elements',
    hint: { zh: '一个 script，一个标签', en: 'One script, one tag' },
  },
  {
    id: 'vue',
    name: { zh: 'Vue', en: 'Vue' },
    glyph: 'V',
    install: 'npm i fangkit',
    written: 'Vue',
    hint: { zh: 'Vue 3，网页元素', en: 'Vue 3, custom elements' },
  },
]
