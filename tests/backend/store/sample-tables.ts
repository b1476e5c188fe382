import { type Table, auditLogTable } from 'fangkit/backend'
import { code, codes, date, datetime, flag, id, integer, text, textarea, yuan } from 'fangkit/domain'

/** One field of every kind of column, two of them named like columns every row has. */
export const sample: Table = {
  name: 'sample',
  fields: {
    name: text('名称', { indexed: true }),
    note: textarea('备注', { indexed: true }),
    status: code('', '状态', { indexed: true }),
    amount: yuan('金额', { indexed: true }),
    count: integer('次数', { indexed: true }),
    on: flag('开关', { indexed: true }),
    day: date('日期', { indexed: true }),
    at: datetime('时刻', { indexed: true }),
    tags: codes('', '标签', { indexed: true }),
    city: id('城市', { indexed: true }),
    key: text('键', { indexed: true }),
    cost: yuan('成本'),
    remark: text('说明'),
    papers: codes('', '材料'),
  },
  searchedTogether: ['name', 'status'],
}

/** Rows that must differ. */
export const paired: Table = {
  name: 'paired',
  fields: {
    no: text('编号', { indexed: true }),
    left: id('左', { indexed: true }),
    right: id('右'),
    note: text('说明'),
  },
  unique: [['no'], ['left', 'right']],
}

/** Personal numbers of all kinds. */
export const person: Table = {
  name: 'person',
  fields: {
    name: text('姓名', { indexed: true, personName: true }),
    idNo: text('证件号码', { sensitive: 'id' }),
    phone: text('手机号码', { sensitive: 'phone' }),
    card: text('银行账号', { sensitive: 'bank' }),
  },
}

export const sampleTables: readonly Table[] = [sample, paired, person]
/** With the audit log, which no test writes rows into. */
export const contractTables: readonly Table[] = [...sampleTables, auditLogTable]
