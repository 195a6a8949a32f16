export const mailScheduleStoppedQueue = 'mail-content-schedule-stopped';
