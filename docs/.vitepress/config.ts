import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { NAV, NAV_EN, SIDEBAR, SIDEBAR_EN } from '../site/navigation.ts'
import { wordsOf } from '../site/search-words.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string } // adapter: our own file

/** Set by `docs/site/build.ts`, which writes the pages beside it. */
const folder = process.env['DOCS_FOLDER'] ?? '.cache/docs'

const base = process.env['DOCS_BASE'] ?? '/'

export default defineConfig({
  base,
  title: 'fangkit',
  lang: 'zh-CN',
  description: '房产交易与按揭贷款经纪的员工后台：可单独嵌入的组件。',
  srcDir: `../${folder}-pages`,
  outDir: `../${folder}`,
  cacheDir: '../.cache/docs-vite',
  // `tests/unit/docs` follows every link, to parts of pages too; a build for tests leaves pages out.
  ignoreDeadLinks: true,
  head: [['link', { rel: 'icon', href: `${base}icon.svg` }]],
  markdown: {
    lineNumbers: true,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeCopyButton: { tooltipText: '复制代码', copiedText: '已复制' },
    config: ({ renderer: { rules } }) => {
      // Vue would read what stands between two braces.
      const { code_inline: inline, link_open: link } = rules
      rules.code_inline = (...parts) => (inline?.(...parts) ?? '').replace('<code', '<code v-pre')
      // The address of a part, in the language of the page for those it is read to.
      rules.link_open = (tokens, at, options, env: { readonly relativePath?: string }, self) => {
        const [, title] = /^Permalink to “(.*)”$/.exec(tokens[at]?.attrGet('aria-label') ?? '') ?? []
        if (title !== undefined && !env.relativePath?.startsWith('en/'))
          tokens[at]?.attrSet('aria-label', `“${title}”的地址`)
        return link?.(tokens, at, options, env, self) ?? self.renderToken(tokens, at, options)
      }
    },
  },
  vite: {
    build: { chunkSizeWarningLimit: 2_000 },
    plugins: [
      {
        name: 'example-folders',
        // Servers of files answer a folder with its page; that of the generator has to be asked for the page.
        configureServer: ({ middlewares }) => {
          middlewares.use((request, _response, next) => {
            request.url = request.url?.replace(/^(.*\/examples\/(?:[\w-]+\/)?)(?=\?|$)/, '$1index.html')
            next()
          })
        },
      },
    ],
  },
  themeConfig: {
    siteTitle: 'fangkit',
    logo: '/icon.svg',
    externalLinkIcon: false,
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          options: { tokenize: wordsOf },
          searchOptions: { prefix: true, fuzzy: false, combineWith: 'AND' },
        },
        locales: {
          root: {
            translations: {
              button: { buttonText: '查组件、属性、错误码', buttonAriaLabel: '查组件、属性、错误码' },
              modal: {
                displayDetails: '显示内容',
                resetButtonTitle: '清空',
                backButtonTitle: '关上',
                noResultsText: '没有找到',
                footer: { selectText: '打开', navigateText: '选择', closeText: '关上' },
              },
            },
          },
          en: {
            translations: {
              button: { buttonText: 'Find a widget, prop or error', buttonAriaLabel: 'Find a widget, prop or error' },
            },
          },
        },
      },
    },
  },
  locales: {
    root: {
      label: '中文',
      lang: 'zh-CN',
      themeConfig: {
        nav: NAV,
        sidebar: SIDEBAR,
        outline: { level: [2, 3], label: '本页目录' },
        docFooter: { prev: '上一页', next: '下一页' },
        darkModeSwitchLabel: '深色',
        lightModeSwitchTitle: '浅色',
        darkModeSwitchTitle: '深色',
        sidebarMenuLabel: '目录',
        returnToTopLabel: '回到顶部',
        langMenuLabel: '语言',
        skipToContentLabel: '跳到正文',
        notFound: {
          title: '没有这一页',
          quote: '地址可能写错了，或这一页换了地方。',
          linkLabel: '回到首页',
          linkText: '回到首页',
        },
      },
    },
    en: {
      label: 'English',
      lang: 'en',
      themeConfig: {
        nav: NAV_EN,
        sidebar: { '/en/': SIDEBAR_EN },
        outline: { level: [2, 3], label: 'On this page' },
      },
    },
  },
  transformPageData: (page) => ({ frontmatter: { ...page.frontmatter, version } }),
})
