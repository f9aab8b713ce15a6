import { describeRulebook } from '../../testing/rulebook.ts'
import rules from './rules.json' with { type: 'json' }

describeRulebook({
  folder: new URL('./', import.meta.url),
  prefix: 'AR',
  rules,
  counts: { rules: 170, rulings: 43 },
  figures: ['support', 'compass', 'reach', 'matching'],
})
