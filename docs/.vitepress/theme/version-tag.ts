import { useData } from 'vitepress'
import { type FunctionalComponent, h } from 'vue'

/** The version these pages describe. */
export const VersionTag: FunctionalComponent = () =>
  h('span', { class: 'docs-tag docs-version' }, String(useData().frontmatter.value['version'] ?? ''))
