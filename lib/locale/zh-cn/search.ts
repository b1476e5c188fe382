import { definePack } from '../message-pack.ts'

/** Texts of the keyword search over the fields of a page. */
export const searchMessages = definePack('search', {
  label: '搜索字段',
  placeholder: '搜索字段',
  shortcut: 'Ctrl J',
  escape: 'Esc',
  count: ({ count }: { count: number }) => `${count} 项`,
})
