import { defineEntity, type RecordOf } from '../catalogue/entity.ts'
import { code, date, id, image, region, text } from '../catalogue/field.ts'

/** A person or partner that a field can pick. @source specification 1 §3 @public */
export const account = defineEntity({
  service: 'Br01AcctBase',
  title: '账号',
  metaTable: null,
  groups: {
    account: {
      label: '账号',
      fields: {
        br01AcctId: id('账号ID', { hidden: true, serverOwned: true }),
        br01Name: text('姓名', { readOnly: true, indexed: true, column: true }),
        br01AcctNo: text('账号', { readOnly: true, indexed: true, column: true }),
        br01AcctTypeId: code('HX70', '账号类型', { readOnly: true, indexed: true, column: true }),
        br01LogoUrl: image('头像', { readOnly: true }),
        br01Birthday: date('生日', { readOnly: true }),
        br01Memo: text('备注', { readOnly: true, column: true }),
        br01Phone: text('手机号', { readOnly: true, sensitive: 'phone', column: true }),
        br01Country: text('国家', { readOnly: true }),
        br01Province: region('province', '省', { readOnly: true }),
        br01City: region('city', '市', { parent: 'br01Province', readOnly: true }),
        br01County: region('area', '区县', { parent: 'br01City', readOnly: true }),
      },
    },
  },
})
/** The values of a person or partner that fields can pick, by field name; null where empty. @public */
export type Account = RecordOf<typeof account>
