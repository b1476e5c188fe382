import { useData, withBase } from 'vitepress'
import { defineComponent, h } from 'vue'
import { icon } from './icons.ts'
import { useSiteWords } from './site-words.ts'

/** Pages that exist in both languages. */
const BOTH = /^(?:index|start\/)/

/** Language and colours, at the end of the bar of every page. */
export const NavSwitches = defineComponent(() => {
  const { isDark, page } = useData()
  const { language, words } = useSiteWords()
  const pathIn = (wanted: 'zh' | 'en'): string => {
    const path = page.value.relativePath
      .replace(/^en\//, '')
      .replace(/(^|\/)index\.md$/, '$1')
      .replace(/\.md$/, '.html')
    const prefix = wanted === 'zh' ? '/' : '/en/'
    return withBase(`${prefix}${BOTH.test(page.value.relativePath.replace(/^en\//, '')) ? path : ''}`)
  }
  return () =>
    h('div', { class: 'nav-switches' }, [
      h('div', { class: 'docs-choice', role: 'group', 'aria-label': words.value.language }, [
        h(
          'a',
          { href: pathIn('zh'), lang: 'zh-CN', 'aria-current': language.value === 'zh' ? 'true' : undefined },
          words.value.chinese,
        ),
        h(
          'a',
          { href: pathIn('en'), lang: 'en', 'aria-current': language.value === 'en' ? 'true' : undefined },
          words.value.english,
        ),
      ]),
      h(
        'button',
        {
          type: 'button',
          class: 'docs-button small bare',
          'aria-label': words.value.dark,
          title: words.value.dark,
          'aria-pressed': isDark.value ? 'true' : 'false',
          onClick: () => {
            isDark.value = !isDark.value
          },
        },
        [icon('moon')],
      ),
    ])
})
