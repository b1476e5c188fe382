import { useData, withBase } from 'vitepress'
import { defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue'
import { ChoiceButtons } from './choice-buttons.ts'
import { CopyButton } from './copy-button.ts'
import { icon } from './icons.ts'
import { useSiteWords } from './site-words.ts'

/** What the frame of an example and the page around it send each other: parameters of the address. */
interface FrameMessage {
  readonly fangkitExample: Readonly<Record<string, string | null>>
}
const isFrameMessage = (data: unknown): data is FrameMessage =>
  typeof data === 'object' && data !== null && 'fangkitExample' in data && typeof data.fangkitExample === 'object'

/** Parameters of a page of this site that are not those of its example. */
const OF_PAGE = ['host']
/** Parameters of the frame that the page sets itself. */
const OF_FRAME = ['in', 'scheme']

/**
 * A running example. It is fetched when it comes into view, behind a skeleton of its height. What is changed in it
 * stands in the address of the page, too, so that a link shows the same state.
 */
export const LiveExample = defineComponent({
  props: {
    folder: { type: String, required: true },
    name: { type: String, required: true },
    title: { type: String, default: '' },
    height: { type: Number, required: true },
    /** The parameters it begins with; those of the address come before. */
    start: { type: String, default: '' },
    /** The widget alone, with people and densities to choose above it. */
    stage: Boolean,
  },
  setup(props) {
    const { isDark } = useData()
    const { words } = useSiteWords()
    const place = ref<HTMLElement | null>(null)
    const frame = ref<HTMLIFrameElement | null>(null)
    const src = ref('')
    const state = ref<'away' | 'loading' | 'ready' | 'failed'>('away')
    const person = ref('finance')
    const density = ref('comfortable')
    const folder = () => withBase(`/examples/${props.folder}/`)

    /** The address of the example by itself, in the state it is in. */
    const address = (inPage: boolean): string => {
      const url = new URL(folder(), location.origin)
      const asked = new URLSearchParams(location.search)
      for (const [name, value] of [...new URLSearchParams(props.start), ...asked])
        if (!OF_PAGE.includes(name)) url.searchParams.set(name, value)
      if (props.stage) {
        url.searchParams.set('user', person.value)
        url.searchParams.set('density', density.value)
      }
      if (inPage) url.searchParams.set('in', props.stage ? 'stage' : 'page')
      url.searchParams.set('scheme', isDark.value ? 'dark' : 'light')
      return url.href
    }
    const load = async (): Promise<void> => {
      state.value = 'loading'
      const found = await fetch(folder(), { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (found) src.value = address(true)
      else state.value = 'failed'
    }
    const tell = (changes: FrameMessage['fangkitExample']) =>
      frame.value?.contentWindow?.postMessage({ fangkitExample: changes } satisfies FrameMessage, location.origin)

    const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== frame.value?.contentWindow || origin !== location.origin || !isFrameMessage(data)) return
      if (props.stage) return
      const url = new URL(location.href)
      const start = new URLSearchParams(props.start)
      for (const name of [...url.searchParams.keys()]) if (!OF_PAGE.includes(name)) url.searchParams.delete(name)
      for (const [name, value] of Object.entries(data.fangkitExample))
        if (value !== null && !OF_FRAME.includes(name) && start.get(name) !== value) url.searchParams.set(name, value)
      history.replaceState(history.state, '', url)
    }
    let seen: IntersectionObserver | undefined
    onMounted(() => {
      addEventListener('message', receive)
      seen = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          seen?.disconnect()
          void load()
        },
        { rootMargin: '200px' },
      )
      if (place.value) seen.observe(place.value)
    })
    onBeforeUnmount(() => {
      seen?.disconnect()
      removeEventListener('message', receive)
    })
    watch(isDark, (dark) => tell({ scheme: dark ? 'dark' : 'light' }))
    watch(density, (word) => tell({ density: word }))
    watch(person, () => {
      state.value = 'loading'
      src.value = address(true)
    })

    const head = () =>
      props.stage
        ? [
            h('b', props.name),
            h('span', { class: 'live-title' }, props.title),
            h('span', { class: 'docs-gap' }),
            h(ChoiceButtons, {
              label: words.value.who,
              words: words.value.people,
              value: person.value,
              choose: (word: string) => {
                person.value = word
              },
            }),
            h(ChoiceButtons, {
              label: words.value.density,
              words: words.value.densities,
              value: density.value,
              choose: (word: string) => {
                density.value = word
              },
            }),
            h('a', { class: 'docs-button small', href: folder(), target: '_self' }, [
              icon('code'),
              h('span', words.value.code),
            ]),
          ]
        : [
            h('b', words.value.try),
            h('span', { class: 'live-title' }, words.value.tryHint),
            h('span', { class: 'docs-gap' }),
            h(CopyButton, { text: () => location.href, label: words.value.link, iconOnly: true }),
            h(
              'a',
              {
                class: 'docs-button small bare',
                href: folder(),
                target: '_blank',
                rel: 'noopener',
                'aria-label': words.value.alone,
                title: words.value.alone,
              },
              [icon('open')],
            ),
          ]
    return () =>
      h('section', { class: 'live', 'aria-label': props.name, ref: place }, [
        h('div', { class: 'live-head' }, head()),
        h('div', { class: 'live-stage', style: { height: `${props.height}px` } }, [
          state.value === 'failed'
            ? h('p', { class: 'live-failed', role: 'alert' }, [
                `${words.value.failed} `,
                h('a', { href: withBase('/examples/'), target: '_self' }, words.value.gallery),
              ])
            : null,
          src.value === '' || state.value === 'failed'
            ? null
            : h('iframe', {
                ref: frame,
                src: src.value,
                title: `${props.name} ${props.title}`.trim(),
                onLoad: () => {
                  state.value = 'ready'
                },
              }),
          state.value === 'loading' || state.value === 'away'
            ? h('div', { class: 'live-skeleton', role: 'status', 'aria-label': words.value.loading }, [
                ...Array.from({ length: 7 }, () => h('span')),
              ])
            : null,
        ]),
      ])
  },
})
