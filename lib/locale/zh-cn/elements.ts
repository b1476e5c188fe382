import { definePack } from '../message-pack.ts'

/** Warnings of elements, and of components during development, about the page that uses them. */
export const elementMessages = definePack('elements', {
  loading: '正在载入',
  missing: '缺少必要的内容',
  missingText: ({ tag, names }: { tag: string; names: string }) => `<${tag}> 还需要 ${names}。`,
  wrong: ({ tag, name, type, given }: { tag: string; name: string; type: string; given: string }) =>
    `<${tag}> 的 ${name} 应为 ${type}，给出的是 ${given}，已忽略。`,
  wrongProp: ({ component, name, type, given }: { component: string; name: string; type: string; given: string }) =>
    `<${component}> 的 ${name} 应为 ${type}，给出的是 ${given}。`,
  missingProp: ({ component, name }: { component: string; name: string }) => `<${component}> 缺少 ${name}。`,
  unknownProp: ({ component, name }: { component: string; name: string }) => `<${component}> 没有名为 ${name} 的属性。`,
})
