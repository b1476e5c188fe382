import { filled } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, id, region, text, textarea } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'

/**
 * Public information of a city: contact, opening hours and address.
 * @source ROU-011 (/PlatformCitySettingGrid)
 * @public
 */
export const citySetting = defineEntity({
  service: 'PlatformCitySetting',
  title: '城市站设置',
  metaTable: null,
  groups: {
    city: {
      label: '城市站',
      fields: {
        keyValue: id('城市站ID', { hidden: true, serverOwned: true }),
        siteProvince: region('province', '省份', { required: true, indexed: true }),
        siteCity: region('city', '城市', { required: true, parent: 'siteProvince', indexed: true, column: true }),
        siteName: text('站点名称', { required: true, maxLength: 40, indexed: true, column: true }),
        siteStage: code('SITE_STAGE', '开通情况', { required: true, indexed: true, column: true }),
        siteContact: text('联系人', { maxLength: 30, indexed: true, column: true }),
        siteHotline: text('服务热线', {
          maxLength: 20,
          column: true,
          rules: [
            {
              name: 'hotline',
              issue: (value) =>
                typeof value === 'string' && !/^(\d{3,4}-)?\d{7,8}$|^400-?\d{3}-?\d{4}$/.test(value)
                  ? '格式不正确，应为座机或 400 号码'
                  : null,
            },
          ],
        }),
        siteHours: text('服务时间', { maxLength: 60, column: true }),
        siteAddress: text('办公地址', { maxLength: 100 }),
        siteNotice: textarea('站点说明', { maxLength: 300 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  readOnly: { siteProvince: filled('keyValue'), siteCity: filled('keyValue') },
})
/** The public information of a city, by field name; null where empty. @public */
export type CitySetting = RecordOf<typeof citySetting>
