import { defineComponent, h, onBeforeUnmount, ref } from 'vue'
import { icon } from './icons.ts'
import { useSiteWords } from './site-words.ts'

const SHOWN_MS = 2000

/** Copies a text and says so for a while; a screen reader says it. */
export const CopyButton = defineComponent({
  props: {
    /** Read when it is pressed. */
    text: { type: Function as unknown as () => () => string, required: true }, // adapter: Vue's way to type a function
    label: { type: String, default: '' },
    iconOnly: Boolean,
  },
  setup(props) {
    const { words } = useSiteWords()
    const copied = ref(false)
    let timer: ReturnType<typeof setTimeout> | undefined
    const copy = async () => {
      await navigator.clipboard.writeText(props.text())
      copied.value = true
      clearTimeout(timer)
      timer = setTimeout(() => {
        copied.value = false
      }, SHOWN_MS)
    }
    onBeforeUnmount(() => clearTimeout(timer))
    return () => {
      const label = copied.value ? words.value.copied : props.label || words.value.copy
      return h(
        'button',
        {
          type: 'button',
          class: ['docs-button small', { bare: props.iconOnly }],
          ...(props.iconOnly && { 'aria-label': label, title: label }),
          onClick: copy,
        },
        [
          icon(copied.value ? 'check' : 'copy'),
          props.iconOnly ? null : h('span', label),
          h('span', { class: 'docs-spoken', role: 'status' }, copied.value ? words.value.copied : ''),
        ],
      )
    }
  },
})
