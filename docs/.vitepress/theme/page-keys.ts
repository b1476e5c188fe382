import { onBeforeUnmount, onMounted } from 'vue'

const KEYS: Readonly<Record<string, string>> = { '[': '.pager-link.prev', ']': '.pager-link.next' }

/** `[` leads to the page before, `]` to the next one, unless somebody types. */
export function usePageKeys(): void {
  const go = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    const place = KEYS[key]
    if (place === undefined || ctrlKey || metaKey || altKey) return
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
    document.querySelector<HTMLAnchorElement>(place)?.click()
  }
  onMounted(() => addEventListener('keydown', go))
  onBeforeUnmount(() => removeEventListener('keydown', go))
}
