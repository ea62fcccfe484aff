import { useStore } from 'zustand';
import { useRemovals } from './useRemovals';

/** What has just been removed, whether or not the server knows: lists leave it out. */
export const useRemovedIds = () => useStore(useRemovals().removals, ({ ids }) => ids);
