import { definePack } from '../../message-pack.ts'

/** Texts of 上次查看后, a card of the overview of a case. */
export const caseChangesMessages = definePack('caseChanges', {
  title: '上次查看后',
  first: '最近变化',
  none: '上次查看后没有变化',
  nobody: '同事',
  note: ({ count, since }: { count: number; since: string }) => `${since} 起，${count} 处变化`,
  since: ({ since }: { since: string }) => `${since} 起`,
  fresh: '新',
  files: ({ count }: { count: number }) => `${count} 个`,
  more: ({ count }: { count: number }) => `还有 ${count} 处`,
  fewer: '收起',
  beyond: ({ count }: { count: number }) => `更早的 ${count} 处不再列出`,
  view: '查看',
  justNow: '刚刚',
  minutesAgo: ({ count }: { count: number }) => `${count} 分钟前`,
  failed: '没取到',
  retry: '重试',
})
