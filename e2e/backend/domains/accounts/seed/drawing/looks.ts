import type { DemoAccount } from '../../../../../fixtures/demoAccounts';
import type { Look } from './portrait';

/** Who has a portrait, by the name of the demo account. */
export const looks = {
  student: {
    ground: ['#bfe5d8', '#5abfa1'],
    skin: '#f2c6a0',
    hair: 'long',
    hairColour: '#6b3a24',
    wear: 'sweater',
    colour: '#fdf0d0',
    earrings: '#ffd98a',
  },
  newcomer: {
    ground: ['#ffe3b8', '#f0b878'],
    skin: '#e9b48c',
    hair: 'curly',
    hairColour: '#2c1d1a',
    wear: 'hoodie',
    colour: '#1d6f7c',
  },
  admin: {
    ground: ['#d9e6ea', '#8fb9c6'],
    skin: '#f0c5a4',
    hair: 'bob',
    hairColour: '#3a2a2c',
    wear: 'blazer',
    colour: '#14614c',
    glasses: true,
  },
  content: {
    ground: ['#f7d3c6', '#e79a85'],
    skin: '#f4cfae',
    hair: 'wavy',
    hairColour: '#a8532c',
    wear: 'turtleneck',
    colour: '#123a49',
    earrings: '#5abfa1',
  },
  payments: {
    ground: ['#e6e0f0', '#a797c4'],
    skin: '#eabf9c',
    hair: 'bun',
    hairColour: '#55392a',
    wear: 'shirt',
    colour: '#7d5a9a',
  },
  approver: {
    ground: ['#dfe7dc', '#9fb894'],
    skin: '#e8b992',
    hair: 'side',
    hairColour: '#8a8f8f',
    wear: 'blazer',
    colour: '#2d3d48',
    beard: true,
  },
  support: {
    ground: ['#c9ecef', '#7cc7d2'],
    skin: '#d9a274',
    hair: 'bob',
    hairColour: '#1f1a1a',
    wear: 'sweater',
    colour: '#e57f6b',
    earrings: '#fdf6e6',
  },
  edu: {
    ground: ['#cdd6f4', '#6b80c8'],
    skin: '#e3ad84',
    hair: 'long',
    hairColour: '#c98f4a',
    wear: 'turtleneck',
    colour: '#7a2f45',
    earrings: '#fdf6e6',
  },
  audit: {
    ground: ['#f3e7b6', '#d9bf6a'],
    skin: '#f0c5a0',
    hair: 'short',
    hairColour: '#4a3424',
    wear: 'shirt',
    colour: '#3a5a78',
    glasses: true,
  },
} satisfies Partial<Record<DemoAccount, Look>>;

export const portrayed = Object.keys(looks) as (keyof typeof looks)[];
