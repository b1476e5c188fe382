import { definePack } from '../../message-pack.ts'

/** Texts of a record as it is read: what is not filled in, and who changed it when. */
export const readingMessages = definePack('reading', {
  unfilled: ({ count }: { count: number }) => `还有 ${count} 项未填`,
  updated: ({ by, when }: { by: string; when: string }) => `${by} ${when} 更新`,
  somebody: '他人',
  justNow: '刚刚',
  minutesAgo: ({ count }: { count: number }) => `${count} 分钟前`,
})
