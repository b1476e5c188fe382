import type { MessageOverrides } from 'fangkit'

/** [1] Only what differs; `{id}` is a parameter of the sentence. */
export const OWN_TEXTS: MessageOverrides = {
  common: { save: '存档', trace: '请报编号 {id}' },
  feeTab: { title: '本案账目', tabs: { charges: '该收的', incomes: '收到的', expenses: '付出的' } },
}
