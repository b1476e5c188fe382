import { definePack } from '../../message-pack.ts'

/** Texts of the organisations of a loan, shown while the loan is edited. */
export const loanOrganisationMessages = definePack('loanOrganisations', {
  foreign: '外资',
  noPhone: '暂无联系方式',
  typeFirst: '请先选择贷款类型',
  nobody: '房屋所在城市没有可选的机构，可更换贷款类型，或请管理员补充机构',
  notOffered: ({ name }: { name: string }) => `“${name}”不在现在可选的机构内，可以保留，也可以改选`,
  handleHint: '可选机构随贷款类型变化',
  secureHint: '可选垫资、担保机构，同区在前',
  lenderWaiting: '正在核对默认贷款机构…',
  lenderFailed: '默认贷款机构没有取得，可自行选择',
  lenderFixed: '贷款机构已由所选内容确定，不能改选',
  lenderPreset: '已带出默认贷款机构，可改选',
  lenderNone: '没有默认的贷款机构，请自行选择',
  fillLender: ({ name }: { name: string }) => `填入${name}`,
  takeLender: ({ name }: { name: string }) => `改为${name}`,
  retry: '重试',
})
