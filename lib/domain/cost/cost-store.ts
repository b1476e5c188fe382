import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, date, flag, id, integer, number, region, text, textarea } from '../../catalogue/field.ts'
import { DEFAULT_PLACE } from '../codes.ts'
import { recordFields } from '../record-fields.ts'
import { plainCode } from '../plain-code.ts'

/**
 * A store of the company. A case belongs to the store of the district of its house, else to the main store.
 * @source ROU-012
 * @public
 */
export const costStore = defineEntity({
  service: 'CostStore',
  title: '门店',
  metaTable: null,
  groups: {
    store: {
      label: '门店',
      fields: {
        keyValue: id('门店ID', { hidden: true, serverOwned: true }),
        storeCode: text('门店编码', {
          required: true,
          maxLength: 16,
          indexed: true,
          rules: [plainCode],
          hint: '保存后不再修改',
        }),
        storeName: text('门店名称', { required: true, maxLength: 30, indexed: true, column: true }),
        storeProvince: region('province', '省份', { default: DEFAULT_PLACE.province }),
        storeCity: region('city', '城市', { parent: 'storeProvince', default: DEFAULT_PLACE.city }),
        storeArea: region('area', '覆盖的区', {
          parent: 'storeCity',
          indexed: true,
          column: true,
          hint: '房屋在该区的项目归本店',
        }),
        isMain: flag('总店', { default: 0, indexed: true, column: true, hint: '没有门店覆盖的区归总店' }),
        managerId: account('店长', { indexed: true, column: true }),
        openedOn: date('开业日期', { indexed: true, column: true }),
        seats: integer('工位数', { stored: 'person', shown: 'person', min: 0, max: 500, indexed: true, column: true }),
        floorSpace: number('建筑面积', { stored: 'm2', shown: 'm2', precision: 2, min: 0, indexed: true }),
        storeMemo: textarea('说明', { maxLength: 300 }),
        enabled: flag('营业中', { default: 1, indexed: true, column: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The values of a store of the company, by field name; null where empty. @public */
export type CostStore = RecordOf<typeof costStore>
