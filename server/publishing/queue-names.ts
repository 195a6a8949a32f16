export const mailScheduleStoppedQueue = 'mail-content-schedule-stopped';
export const mailContactChangedQueue = 'mail-contact-changed';
