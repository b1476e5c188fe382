import { withBase } from 'vitepress'
import { defineComponent, h, ref } from 'vue'
import { type Host, HOSTS } from '../../site/hosts.ts'
import { useChosenHost } from './chosen-host.ts'
import { CopyButton } from './copy-button.ts'
import { icon } from './icons.ts'
import { useSiteWords } from './site-words.ts'

/** The lines for the chosen host; every host has a slot of its name. Without scripts the first one stands there. */
export const HostCode = defineComponent({
  props: { source: { type: String, required: true } },
  setup(props, { slots }) {
    const { host, choose } = useChosenHost()
    const { language, words } = useSiteWords()
    const box = ref<HTMLElement | null>(null)
    const shown = (): Host | undefined => HOSTS.find(({ id }) => id === host.value)
    const startPath = () => withBase(language.value === 'zh' ? '/start/' : '/en/start/')
    const code = () => box.value?.querySelector('.host-lines:not([hidden]) pre code')?.textContent ?? ''
    const WRITTEN = ['React', 'elements', 'Vue'] as const
    return () =>
      h('div', { class: 'host-code', ref: box }, [
        h('div', { class: 'host-code-head' }, [
          h(
            'div',
            { class: 'docs-tabs', role: 'group', 'aria-label': words.value.written },
            WRITTEN.map((written) =>
              h(
                'button',
                {
                  type: 'button',
                  'aria-pressed': shown()?.written === written ? 'true' : 'false',
                  onClick: () => {
                    const first = HOSTS.find((one) => one.written === written)
                    if (first && shown()?.written !== written) choose(first.id)
                  },
                },
                written === 'elements' ? words.value.elements : written,
              ),
            ),
          ),
          h(CopyButton, { text: code }),
        ]),
        ...HOSTS.map(({ id }) => h('div', { key: id, class: 'host-lines', hidden: id !== host.value }, slots[id]?.())),
        h('div', { class: 'host-code-foot' }, [
          icon('terminal'),
          h('code', shown()?.install),
          h('a', { href: `${startPath()}#sources` }, props.source),
          h(CopyButton, { text: () => shown()?.install ?? '', label: words.value.copyInstall, iconOnly: true }),
        ]),
      ])
  },
})

/** The hosts to choose from; the chosen one leads to its first page. */
export const HostChoice = defineComponent({
  props: { label: { type: String, required: true } },
  setup(props) {
    const { host, choose } = useChosenHost()
    const { language } = useSiteWords()
    return () =>
      h(
        'div',
        { class: 'host-choice', role: 'group', 'aria-label': props.label },
        HOSTS.map(({ id, name, glyph, hint }) =>
          h(
            'button',
            {
              key: id,
              type: 'button',
              'aria-pressed': id === host.value ? 'true' : 'false',
              onClick: () => choose(id),
            },
            [
              h('b', [h('span', { class: 'host-glyph', 'aria-hidden': 'true' }, glyph), name[language.value]]),
              h('small', hint[language.value]),
            ],
          ),
        ),
      )
  },
})

/** Leads to the first page of the chosen host. */
export const StartLink = defineComponent({
  props: { words: { type: String, required: true } },
  setup(props) {
    const { host } = useChosenHost()
    const { language } = useSiteWords()
    return () =>
      h(
        'a',
        {
          class: 'docs-button primary large',
          href: withBase(`${language.value === 'zh' ? '' : '/en'}/start/${host.value}.html`),
        },
        props.words,
      )
  },
})

export const ExamplesLink = defineComponent({
  props: { words: { type: String, required: true } },
  setup: (props) => () =>
    h('a', { class: 'docs-button large', href: withBase('/examples/'), target: '_self' }, [
      icon('play'),
      h('span', props.words),
    ]),
})
