import { definePack } from '../message-pack.ts'

/** What an element says about the page that uses it. */
export const elementMessages = definePack('elements', {
  loading: '正在载入',
  missing: '缺少必要的内容',
  missingText: ({ tag, names }: { tag: string; names: string }) => `<${tag}> 还需要 ${names}。`,
  wrong: ({ tag, name, type, given }: { tag: string; name: string; type: string; given: string }) => `<${tag}> 的 ${name} 应为 ${type}，给出的是 ${given}，已忽略。`,
})
