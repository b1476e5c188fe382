import { describe, expect, it, vi } from 'vitest'
import { FangkitError, type FangkitErrorKind } from '../../../lib/client/fangkit-error.ts'
import { noticeOf } from '../../../lib/provider/notices/notice-of.ts'
import { createNoticeStore } from '../../../lib/provider/notices/notice-store.ts'

const errorOf = (kind: FangkitErrorKind) =>
  new FangkitError({ kind, code: 'X', message: 'm', userMessage: '已归档', op: 'A.b', traceId: 'r-1' })

describe('notices', () => {
  it('wait until a person shows them, each taken once', () => {
    const store = createNoticeStore()
    store.notify({ tone: 'success', title: '保存成功' })
    store.notify({ tone: 'error', title: '请求出错!' })
    expect(store.getView().waiting).toBe(2)
    const taken = store.take()
    expect(taken.map(({ title }) => title)).toEqual(['保存成功', '请求出错!'])
    expect(new Set(taken.map(({ id }) => id)).size).toBe(2)
    expect(store.take()).toEqual([])
  })
  it('are shown by one of many, and by the next when that one leaves', () => {
    const store = createNoticeStore()
    const [first, second] = [Symbol('first'), Symbol('second')]
    const leaveFirst = store.attach(first)
    const leaveSecond = store.attach(second)
    expect(store.getView().outlet).toBe(first)
    leaveFirst()
    expect(store.getView().outlet).toBe(second)
    leaveSecond()
    expect(store.getView().outlet).toBeNull()
  })
  it('tell their listeners of every change with a new view', () => {
    const store = createNoticeStore()
    const listener = vi.fn()
    const before = store.getView()
    const unsubscribe = store.subscribe(listener)
    store.notify({ tone: 'info', title: 'x' })
    expect(store.getView()).not.toBe(before)
    unsubscribe()
    store.take()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('questions', () => {
  it('are asked one after another', async () => {
    const store = createNoticeStore()
    const answers = [store.confirm({ title: '删除？' }), store.confirm({ title: '提交？' })]
    store.getView().confirm?.answer(true)
    expect(store.getView().confirm?.title).toBe('提交？')
    store.getView().confirm?.answer(false)
    expect(await Promise.all(answers)).toEqual([true, false])
    expect(store.getView().confirm).toBeNull()
  })
  it('take the first answer only', async () => {
    const store = createNoticeStore()
    const answers = [store.confirm({ title: 'a' }), store.confirm({ title: 'b' })]
    const first = store.getView().confirm
    first?.answer(true)
    first?.answer(false)
    expect(store.getView().confirm?.title).toBe('b')
    store.close()
    expect(await Promise.all(answers)).toEqual([true, false])
  })
})

describe('the notice of a failure:', () => {
  it('ERR-020 a refusal is a warning in the server’s words', () => {
    for (const kind of ['refused', 'invalid', 'conflict', 'forbidden', 'not-found'] as const)
      expect(noticeOf(errorOf(kind))).toEqual({ tone: 'warning', title: '已归档' })
  })
  it('a failure is an error that can be quoted', () => {
    for (const kind of ['server', 'contract', 'network', 'timeout'] as const)
      expect(noticeOf(errorOf(kind))).toEqual({ tone: 'error', title: '已归档', traceId: 'r-1' })
  })
  it('an aborted call and the end of a session say nothing', () => {
    expect([noticeOf(errorOf('aborted')), noticeOf(errorOf('signed-out'))]).toEqual([null, null])
  })
})
