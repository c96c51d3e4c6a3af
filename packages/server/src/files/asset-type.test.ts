import { describe, expect, it } from 'vitest'
import { type AssetType, detectType } from './asset-type.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const PNG = '\u0089PNG\r\n\u001a\n'

describe('detectType', () => {
  it.each<[string, string, AssetType | undefined]>([
    ['a.png', PNG, 'png'],
    ['a.PNG', PNG, 'png'],
    ['a.jpg', '\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
    ['a.png', '\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
    ['a.webp', 'RIFF....WEBPVP8 ', 'webp'],
    ['a.avif', '\0\0\0 ftypavif', 'avif'],
    ['a.gif', 'GIF89a', 'gif'],
    ['a.pdf', '%PDF-1.7', 'pdf'],
    ['a.mp3', 'ID3\u0004', 'mp3'],
    ['a.mp3', '\u00ff\u00fb\u0090d', 'mp3'],
    ['a.mp4', '\0\0\0 ftypisom', 'mp4'],
    ['a.webm', '\u001aE\u00df\u00a3', 'webm'],
    ['a.vtt', '\u00ef\u00bb\u00bfWEBVTT\n\n', 'vtt'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
    [
      'a.svg',
      '\u00ef\u00bb\u00bf<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg><!-- b -->\n<svg>',
      'svg',
    ],
    ['a.xlsx', 'PK\u0003\u0004\u0014', 'xlsx'],
    ['a.docx', 'PK\u0003\u0004\u0014', 'docx'],
    ['a.zip', 'PK\u0003\u0004\u0014', 'zip'],
    ['a.xlsx', '%PDF-1.7', undefined],
    ['a.zip', 'MZ', undefined],
    ['a.png', 'PK\u0003\u0004\u0014', undefined],
    ['a.csv', '\u00ef\u00bb\u00bfname;price\r\n', 'csv'],
    ['a.csv', 'name,\0', undefined],
    ['a.csv', ' <html>', undefined],
    ['a.csv', '%PDF-1.7', undefined],
    ['a.csv', '', undefined],
    ['a.sql', '-- Checks\nSELECT 1;\n', 'sql'],
    ['a.sql', '<script>', undefined],
    ['a.svg', `${'<!---->'.repeat(120)}<p>`, undefined],
    ['a.svg', '<html><svg>', undefined],
    ['a.svg', PNG, undefined],
    ['a.png', '<svg>', undefined],
    ['a.png', '<html>', undefined],
    ['a.pdf', '<html>', undefined],
    ['a.html', '<html>', undefined],
    ['a.js', 'alert(1)', undefined],
    ['a.json', '{}', undefined],
    ['a.toString', PNG, undefined],
    ['a', PNG, undefined],
    ['a.png', '', undefined],
  ])('BLOCK-9 %s that starts with %j is %s', (name, head, type) => {
    expect(detectType(name, latin(head))).toBe(type)
  })
})
